import type { Same } from '../same.ts'
import type { auth as chinese } from '../zh-cn/auth.ts'

export const auth: Same<typeof chinese> = {
  login: 'Log in',
  loginTitle: 'Welcome back',
  loginText: 'Log in to see your orders, addresses and balance',
  promise: 'Many independent stores: one account, one cart, one payment.',
  account: 'User name or phone',
  password: 'Password',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  registerNow: 'Register now',
  loggedIn: 'You are logged in',
  demoLogin: 'Demo: the shopper’s login is filled in, just press Log in',
  demoInbox: 'Demo: all text messages arrive in the inbox',

  register: 'Register',
  registerTitle: 'Open an account',
  registerText: 'All it takes is a mobile number and a minute',
  registered: 'Welcome to Fangshi, your account is open',
  hasAccount: 'Have an account already?',
  loginNow: 'Log in',
  agree: 'I have read and accept the',
  and: ' and the ',
  userAgreement: 'User Agreement',
  privacyPolicy: 'Privacy Policy',
  updatedAt: 'Updated on {{date}}',

  forgotTitle: 'Reset password',
  forgotText: 'Confirm by text message, then choose a new password',
  resetAndLogin: 'Reset and log in',
  passwordReset: 'The password is reset and you are logged in',
  rememberedPassword: 'Remembered it?',

  phone: 'Mobile number',
  code: 'Code from the text message',
  getCode: 'Send code',
  resendIn_other: 'Again in {{count}} s',
  codeSent: 'The code is on its way and valid for 10 minutes',
  codeSixDigits: 'Enter the six digits of the code.',
  newPassword: 'New password',
  passwordHint: '8 to 128 characters, not a common password',
  passwordTooShort: 'Use at least 8 characters.',
  passwordAgain: 'Password again',

  inbox: 'Text message inbox',
  inboxText: 'All messages of the demo land here, the newest on top',
  inboxReload: 'Reload',
  inboxEmpty:
    'No messages yet. Ask for a code while registering, resetting a password or changing your phone, and it appears here.',
  smsTo: 'To {{phone}}',
  copyCode: 'Copy the code {{code}}',
}
