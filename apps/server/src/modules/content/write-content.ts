import type { LocalText } from '@fangshi/contract/locale'
import type { Form } from '../../kernel/resource/spec.ts'
import { cleanLocalHtml } from '../../kernel/rich-text/clean-local.ts'

/** A form with its rich text sanitised for storage. Throws INVALID_INPUT with RICH_TEXT_INVALID at `content`. */
export const cleanContent = async (form: Form): Promise<Form> =>
  form.content ? { ...form, content: await cleanLocalHtml(form.content as LocalText) } : form
