import { maxImages, maxPieces } from '@fangshi/contract/goods-form'
import { editor, image, number, radio, select, text, toggle } from '../../../kit/fields/build.ts'
import type { FieldSpecs } from '../../../kit/fields/spec.ts'
import { l } from '../../../i18n/ui-text.ts'
import { SpaceLibrary } from '../../file-spaces/space-library.tsx'
import { asChoices, type GoodsChoices } from '../choices.ts'
import { texts } from '../../../goods/goods-texts.ts'

/** The fields of the form's second part. */
export const basicFields = ({ brands, freights }: GoodsChoices): FieldSpecs => ({
  goods_name: text(texts.name, { required: true, local: true, maxlength: 120, span: 24 }),
  goods_subname: text(texts.subname, { local: true, maxlength: 120, span: 24 }),
  goods_images: image(texts.images, {
    required: true,
    multiple: true,
    max: maxImages,
    library: SpaceLibrary,
    span: 24,
  }),
  goods_no: text(texts.no, { maxlength: 30, help: l('留空则自动编号', 'Leave blank to number automatically') }),
  brand_id: select(texts.brand, { options: asChoices(brands), filterable: true }),
  freight_choice: radio(texts.freight, {
    required: true,
    span: 24,
    options: [
      { value: 'default', label: l('店铺默认运费', 'Store default') },
      { value: 'free', label: l('包邮', 'Free shipping') },
      ...(freights.length ? [{ value: 'template', label: l('运费模板', 'Shipping template') }] : []),
    ],
  }),
  freight_id: select(l('选择模板', 'Choose template'), {
    required: true,
    options: asChoices(freights),
    showIf: ({ freight_choice }) => freight_choice === 'template',
  }),
  low_stock: number(texts.lowStock, {
    required: true,
    min: 0,
    max: maxPieces,
    help: l('任一规格的库存降到此数时提醒', 'You are alerted when a SKU’s stock falls to this number'),
  }),
  is_recommend: toggle(texts.recommend, { help: l('在店铺首页优先展示', 'Shown first on your store page') }),
})

/** The fields of the last part. */
export const detailFields: FieldSpecs = {
  goods_content: editor(texts.content, { local: true, span: 24 }),
  goods_content_mobile: editor(texts.contentMobile, {
    local: true,
    span: 24,
    help: l('留空则与上面相同', 'Leave blank to use the description above'),
  }),
}
