/** Where the chosen theme is kept in the browser: `light` or `dark`; nothing means the system's. */
export const themeKey = 'theme'

/**
 * Sets the theme before the first paint, so that cached HTML serves both. Inline in every page with the nonce; a
 * constant, so that a host may allow it by hash instead.
 */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem('${themeKey}')}catch{}if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t})()`
