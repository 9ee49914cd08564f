import antd from 'antd/locale/en_US.js'
import type { Same } from './same.ts'
import type { texts as chinese } from './zh-cn.ts'

export { antd }

export const texts: Same<typeof chinese> = {
  system: { Admin: 'Fangshi Admin', Seller: 'Fangshi Seller' },
  tagline: {
    Admin: 'See the whole marketplace, mind every detail',
    Seller: 'Run your store well, serve every customer',
  },
  login: {
    title: { Admin: 'Log in to Admin', Seller: 'Log in to Seller' },
    username: 'User name',
    usernameOrPhone: 'User name or phone',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    agree: 'I agree to the',
    agreement: 'User Agreement',
    submit: 'Log in',
    demo: 'The demo login is filled in. Just log in.',
    toShop: 'Back to the shop',
  },
  setup: {
    title: 'Make the first administrator',
    again: 'Password again',
    submit: 'Create and log in',
    used: 'This link is not valid or was used before.',
  },
  agreement: { title: 'User Agreement', loading: 'Loading the agreement', close: 'Close' },
  shell: {
    skip: 'Skip to main content',
    modules: 'Modules',
    sideMenu: 'Side menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    collapse: 'Collapse menu',
    expand: 'Expand menu',
    emptyMenus: 'There are no menus.',
    logout: 'Log out',
    toDark: 'Switch to dark',
    toLight: 'Switch to light',
    otherLanguage: '中文',
    loading: 'Loading',
  },
  greeting: {
    morning: 'Good morning, {{name}}',
    noon: 'Good day, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  welcome: {
    title: 'Home',
    signedIn: 'You are signed in as {{username}}.',
    shop: 'Shop',
    shopName: 'Fangshi',
    shopText: 'The home page of Fangshi as customers see it.',
    openShop: 'Open the shop',
    store: 'My store',
    openStore: 'View the store page',
  },
  error: {
    notFoundTitle: 'Page not found',
    notFoundText: '404: the address may be wrong, or the page has moved.',
    backToRoot: 'Back to home',
    failedTitle: 'This page failed',
    failedText: 'The network may be unstable, or the system was just updated. Please reload.',
    reload: 'Reload',
    retry: 'Retry',
    offline: 'The network is not reachable. Check it and try again.',
  },
}
