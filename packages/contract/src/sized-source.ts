/**
 * Uploaded pictures exist in 320, 640 and up to 960 px: `/uploads/ab/cd/x.webp` has `x_320.webp` and `x_640.webp`, here
 * and at the domain of a store.
 */
export const sizedSource = (src: string, width: 64 | 128 | 320 | 640): string =>
  src.replace(/(^(?:https?:\/\/[^?#]+)?\/uploads\/.+)(\.\w+)$/, `$1_${width}$2`)

/** Whether an address follows this convention. */
export const isSized = (src: string): boolean => /^(https?:\/\/[^?#]+)?\/uploads\/.+\.(webp|avif|jpe?g|png)$/.test(src)

/** Thumbnails in px. The server makes those of its own pictures when somebody asks for them; stores elsewhere have none. */
export const thumbnailWidths = [64, 128] as const

/** Whether a picture has thumbnails: `/uploads/ab/cd/x_64.webp`. */
export const hasThumbnails = (src: string): boolean => /^\/uploads\/(?:[\w-]+\/)+[\w-]+\.webp$/.test(src)

/** A picture for small places: its smallest size, or the picture itself where it has none. */
export const thumbnailOf = (src: string): string => (isSized(src) ? sizedSource(src, 320) : src)
