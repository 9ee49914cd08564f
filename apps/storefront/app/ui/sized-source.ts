/** Uploaded pictures exist in 320, 640 and up to 960 px: `/uploads/ab/cd/x.webp` has `x_320.webp` and `x_640.webp`. */
export const sizedSource = (src: string, width: 320 | 640): string =>
  src.replace(/(^\/uploads\/.+)(\.\w+)$/, `$1_${width}$2`)

/** Whether an address follows that convention. */
export const isSized = (src: string): boolean => /^\/uploads\/.+\.(webp|avif|jpe?g|png)$/.test(src)
