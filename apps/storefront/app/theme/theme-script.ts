/** The storage key of the chosen theme: `light` or `dark`; without a value the system decides. */
export const themeKey = 'theme'

/**
 * Sets the theme before the first paint, so cached HTML works for both. Inlined in every page as a marked script; a
 * constant, so a host can allow it by hash instead.
 */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem('${themeKey}')}catch{}if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t})()`
