import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { SectionHeading } from '~/ui/section-heading.tsx'

/** The heading of a floor: its category, and a link to all goods of it. */
export function FloorHeading({ id, name }: { id: number; name: string }) {
  const t = useText()
  return <SectionHeading title={name} more={{ to: links.list({ class_id: id }), label: t('home:allOf', { name }) }} />
}
