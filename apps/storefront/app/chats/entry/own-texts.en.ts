export const texts = {
  chatEntry: {
    contact: 'Contact store',
    short: 'Chat',
    loginFirst: 'Log in to contact the store',
    panel: 'Chat',
  },
}
