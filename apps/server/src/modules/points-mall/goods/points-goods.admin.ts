import { localText, type LocalText } from '@fangshi/contract/locale'
import { pointsGoods, pointsGoodsClasses } from '@fangshi/contract/points-mall-admin'
import type { Tx } from '../../../kernel/db/db.ts'
import { failFields } from '../../../kernel/fail.ts'
import { serve } from '../../../kernel/resource/serve.ts'
import type { Form, Row, ShowContext, WriteContext } from '../../../kernel/resource/spec.ts'
import { cleanShownText, isUploadUrl } from '../../files/public.ts'
import { pointsGoods as table, pointsGoodsClasses as classes } from '../schema.ts'
import { mainImagesOf, pointsClassRows } from './points-goods.db.ts'

/** Refuses pictures that were not uploaded here, each at its place; those that the goods already have may stay. */
async function needPictures(tx: Tx, images: readonly string[], before: readonly string[]): Promise<void> {
  for (const [at, url] of images.entries())
    if (!before.includes(url) && !(await isUploadUrl(tx, url))) failFields({ [`images.${at}`]: 'FILE_ADDRESS_INVALID' })
}

/** A form with its rich text sanitised. Throws RICH_TEXT_INVALID and PICTURE_ELSEWHERE at `content`. */
const cleanContent = async (form: Form, { tx, ctx }: WriteContext): Promise<Form> =>
  form.content ? { ...form, content: await cleanShownText(tx, ctx, form.content as LocalText, 'content') } : form

async function showGoods(rows: readonly Row<typeof table>[], { db, locale }: ShowContext): Promise<Form[]> {
  const names = new Map((await pointsClassRows(db)).map(({ id, name }) => [id, localText(name, locale)]))
  const images = await mainImagesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, class_id }) => ({ class_name: names.get(class_id) ?? '', image: images.get(id) ?? '' }))
}

/** The classes and goods of the points mall. */
export const pointsGoodsAdmin = [
  ...serve(pointsGoodsClasses, { table: classes, order: ['is_sort', 'id'] }),
  ...serve(pointsGoods, {
    table,
    order: ['-id'],
    show: showGoods,
    toColumns: cleanContent,
    check: async ({ form, before }, { tx }) => {
      if (form?.images) await needPictures(tx, form.images as string[], before?.images ?? [])
    },
  }),
]
