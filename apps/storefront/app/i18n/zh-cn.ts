const files = import.meta.glob<object>('../**/texts.zh-cn.ts', { eager: true })

/** All Chinese texts by area, from every folder that has some. */
export const texts: Record<string, Record<string, string>> = Object.assign({}, ...Object.values(files))
