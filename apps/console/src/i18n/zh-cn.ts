import antd from 'antd/locale/zh_CN'

export { antd }

/** All Chinese texts; the shape that English must match. */
export const texts = {
  system: { Admin: '坊市管理台', Seller: '坊市商家台' },
  tagline: { Admin: '看清全局，管好每一处细节', Seller: '打理好店铺，服务好每一位顾客' },
  login: {
    title: { Admin: '登录管理台', Seller: '登录商家台' },
    username: '用户名',
    usernameOrPhone: '用户名或手机号',
    password: '密码',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    agree: '我已阅读并同意',
    agreement: '《用户协议》',
    submit: '登录',
    demo: '已填好演示账号，可直接登录。',
    toShop: '返回商城',
  },
  agreement: { title: '用户协议', loading: '正在加载协议', close: '关闭' },
  shell: {
    skip: '跳到主要内容',
    modules: '功能模块',
    sideMenu: '侧边菜单',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    collapse: '收起菜单',
    expand: '展开菜单',
    emptyMenus: '暂无菜单',
    logout: '退出登录',
    toDark: '切换到深色',
    toLight: '切换到浅色',
    otherLanguage: 'English',
    loading: '正在加载',
  },
  greeting: {
    morning: '上午好，{{name}}',
    noon: '中午好，{{name}}',
    afternoon: '下午好，{{name}}',
    evening: '晚上好，{{name}}',
  },
  welcome: {
    title: '首页',
    signedIn: '您以 {{username}} 的身份登录。',
    shop: '商城',
    shopName: '坊市',
    shopText: '顾客看到的坊市首页。',
    openShop: '打开商城',
    store: '我的店铺',
    openStore: '查看店铺主页',
  },
  error: {
    notFoundTitle: '页面不存在',
    notFoundText: '404：地址可能有误，或页面已被移走。',
    backToRoot: '返回首页',
    failedTitle: '页面出错了',
    failedText: '可能是网络不稳定，或系统刚刚更新。请重新加载。',
    reload: '重新加载',
    retry: '重试',
    offline: '网络异常，请检查网络后重试',
  },
}
