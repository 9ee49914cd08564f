const files = import.meta.glob<object>('../**/texts.en.ts', { eager: true })

/** All English texts by area, from every folder that has some. */
export const texts: Record<string, Record<string, string>> = Object.assign({}, ...Object.values(files))
