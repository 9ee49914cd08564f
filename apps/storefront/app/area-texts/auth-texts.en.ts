import type { Same } from '../i18n/texts.ts'
import type { texts as chinese } from './auth-texts.zh-cn.ts'

export const texts: Same<typeof chinese> = {
  auth: {
    login: 'Log in',
    loginTitle: 'Welcome back',
    loginText: 'Log in to see your orders, addresses and balance',
    promise: 'Shop from many independent stores with one account, one cart and one payment.',
    loginWay: 'How to log in',
    byPassword: 'With password',
    byCode: 'With text message',
    account: 'Username or phone number',
    password: 'Password',
    forgot: 'Forgot your password?',
    noAccount: 'Don’t have an account?',
    registerNow: 'Register now',
    loggedIn: 'You’re logged in',
    factorCode: 'Two-step verification code',
    factorHint: 'The 6-digit code from your authenticator app, or a recovery code',
    demoLogin: 'Demo: the shopper’s account is filled in for you. Just press Log in.',
    demoInbox: 'Demo: text messages arrive in this inbox',

    register: 'Register',
    registerTitle: 'Create an account',
    registerText: 'All you need is a mobile number and a minute',
    registered: 'Welcome to Fangshi! Your account is ready.',
    registeredDemo: 'Welcome to Fangshi! ¥{{amount}} of demo balance is in your account.',
    demoBalance:
      'Demo: new accounts start with a balance of ¥{{amount}} to try buying with. No real money is involved.',
    hasAccount: 'Already have an account?',
    loginNow: 'Log in',
    agree: 'I have read and agree to the',
    and: ' and the ',
    userAgreement: 'User Agreement',
    privacyPolicy: 'Privacy Policy',
    updatedAt: 'Updated on {{date}}',

    forgotTitle: 'Reset password',
    forgotText: 'Verify by text message, then choose a new password',
    resetAndLogin: 'Reset and log in',
    passwordReset: 'Your password is reset and you’re logged in',
    rememberedPassword: 'Remember your password?',

    phone: 'Mobile number',
    code: 'Verification code',
    getCode: 'Send code',
    resendIn_other: 'Resend in {{count}} s',
    codeSent: 'Code sent. It’s valid for 10 minutes.',
    codeSixDigits: 'Enter the 6-digit code.',
    newPassword: 'New password',
    passwordHint: '8 to 128 characters; avoid common passwords',
    passwordTooShort: 'Use at least 8 characters.',
    passwordAgain: 'Confirm password',

    inbox: 'Text message inbox',
    inboxText: 'All text messages in the demo arrive here, newest first',
    inboxReload: 'Refresh',
    inboxEmpty:
      'No messages yet. Request a code while registering, resetting a password or changing your phone number, and it will appear here.',
    smsTo: 'To {{phone}}',
    copyCode: 'Copy the code {{code}}',
  },
}
