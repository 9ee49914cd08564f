/**
 * Uploaded pictures exist in 320, 640 and up to 960 px: `/uploads/ab/cd/x.webp` has `x_320.webp` and `x_640.webp`, here
 * and at the domain of a store.
 */
export const sizedSource = (src: string, width: 320 | 640): string =>
  src.replace(/(^(?:https?:\/\/[^?#]+)?\/uploads\/.+)(\.\w+)$/, `$1_${width}$2`)

/** Whether an address follows this convention. */
export const isSized = (src: string): boolean => /^(https?:\/\/[^?#]+)?\/uploads\/.+\.(webp|avif|jpe?g|png)$/.test(src)

/** A picture for small places: its smallest size, or the picture itself where it has none. */
export const thumbnailOf = (src: string): string => (isSized(src) ? sizedSource(src, 320) : src)
