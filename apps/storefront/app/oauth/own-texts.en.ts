import type { Same } from '../i18n/texts.ts'
import type { texts as chinese } from './own-texts.zh-cn.ts'

export const texts: Same<typeof chinese> = {
  oauth: {
    name_wechat: 'WeChat',
    with: 'Continue with {{name}}',
    otherWays: 'Other ways to log in',

    working: 'Logging you in',
    workingText: 'Checking with {{name}} who you are. One moment.',
    failed: 'You’re not logged in yet',
    failedBinding: 'Nothing was linked',
    declined: 'You declined',
    declinedText: 'The shop learned nothing about you. You can try again or log in another way.',
    declinedBinding: 'The shop learned nothing about you, and your account is unchanged.',
    backToLogin: 'Back to login',
    backToBindings: 'Back to linked accounts',

    welcome: 'Hello, {{nickname}}',
    welcomeNobody: 'Hello',
    chooseText:
      'Your {{name}} isn’t linked to an account here yet. Verify a mobile number once; after that, one tap logs you in.',
    choice: 'Account',
    choice_new: 'New account',
    choice_own: 'I have an account',
    register: 'Create account',
    bindAndLogin: 'Link and log in',
    factorText: 'Your account has two-step verification. Enter the code to finish logging in.',

    bindings: 'Linked accounts',
    bindingsText: 'Log in with one tap through an account you have elsewhere',
    boundAs: 'Linked as {{nickname}}',
    bound: 'Linked',
    boundSince: 'Since {{date}}',
    notBound: 'Not linked',
    bind: 'Link {{name}}',
    unbind: 'Unlink {{name}}',
    bindText: 'For your security, first confirm it’s you. Then agree in {{name}}.',
    unbindText: 'You won’t be able to log in with {{name}} any more. Your password or a text message still works.',
    goOn: 'Go to {{name}}',
    confirmUnbind: 'Unlink',
    isBound: 'Linked. You can log in with {{name}} from now on.',
    isUnbound: '{{name}} is no longer linked',
    elsewhere_wechat: 'To link it, open the shop on a computer or inside WeChat.',
    none: 'There’s nothing to link at the moment.',
  },
}
