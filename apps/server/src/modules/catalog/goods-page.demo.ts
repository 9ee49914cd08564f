import type { LocalText } from '@fangshi/contract/locale'
import type { DemoGoods } from '@fangshi/demo/catalogue'
import { escapeHtml, inBoth, paragraph } from '@fangshi/demo/html'
import { pictureUrl } from '@fangshi/demo/images'

/** The details of goods: selling points, paragraphs, and between them the pictures that are no front view (2 and 3). */
export function goodsPage({ name, points, description, images }: DemoGoods): LocalText {
  return inBoth((say) => {
    const figures = images.slice(1, 3).map((image) => {
      const alt = escapeHtml(say(name))
      return `<figure><img src="${pictureUrl(image)}" alt="${alt}" width="960" height="960"></figure>`
    })
    const list = `<ul>${points.map((point) => `<li>${escapeHtml(say(point))}</li>`).join('')}</ul>`
    const [first = '', ...further] = description.map((text) => paragraph(say(text)))
    return [list, first, figures[0], ...further, figures[1]].join('')
  })
}
