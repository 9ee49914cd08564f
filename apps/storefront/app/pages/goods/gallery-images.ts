/** The pictures of the goods, then those of option values and SKUs, without duplicates. */
export function galleryImages(goods: {
  goods_images: readonly string[]
  attrs: readonly { values: readonly { image: string }[] }[]
  skus: readonly { goods_image: string }[]
}): string[] {
  const ofValues = goods.attrs.flatMap(({ values }) => values.map(({ image }) => image))
  const ofSkus = goods.skus.map(({ goods_image }) => goods_image)
  return [...new Set([...goods.goods_images, ...ofValues, ...ofSkus])].filter(Boolean)
}
