import type { LocalText } from '@fangshi/contract/locale'
import type { Form, WriteContext } from '../../kernel/resource/spec.ts'
import { cleanShownText } from '../files/public.ts'

/** A form with its rich text sanitised for storage. Throws RICH_TEXT_INVALID and PICTURE_ELSEWHERE at `content`. */
export const cleanContent = async (form: Form, { tx, ctx }: WriteContext): Promise<Form> =>
  form.content ? { ...form, content: await cleanShownText(tx, ctx, form.content as LocalText, 'content') } : form
