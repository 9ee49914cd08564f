import { maxViewName, type SavedView } from '@fangshi/contract/saved-views'
import { viewTexts } from '../views/texts.ts'
import { ActDialog } from './act-dialog.tsx'

export interface NamedView {
  name: string
  role_id: number | null
}

interface Props {
  /** The view whose name and sharing are changed; absent for a new one. */
  view?: SavedView | undefined
  roles: readonly { id: number; name: string }[]
  submit: (fields: NamedView) => Promise<unknown>
  onClose: () => void
}

const onlyMe = 0

const choiceOf = ({ id, name }: { id: number; name: string }) => ({ value: id, label: { 'zh-cn': name, en: name } })

/** The name of a view and the role that it is shared with. */
export default function ViewForm({ view, roles, submit, onClose }: Props) {
  // A colleague’s view may be shared with a role that one does not have.
  const choices = view?.role && !roles.some(({ id }) => id === view.role?.id) ? [...roles, view.role] : roles
  const options = [{ value: onlyMe, label: viewTexts.onlyMe }, ...choices.map(choiceOf)]
  return (
    <ActDialog
      title={view ? viewTexts.edit : viewTexts.save}
      subject={view?.name}
      explained={view ? undefined : viewTexts.explained}
      fields={{
        name: { type: 'text', label: viewTexts.name, required: true, maxlength: maxViewName, span: 24 },
        ...(choices.length > 0 && {
          role_id: { type: 'select', label: viewTexts.role, options, help: viewTexts.roleHelp, span: 24 } as const,
        }),
      }}
      initial={{ name: view?.name ?? '', role_id: view?.role?.id ?? onlyMe }}
      submit={({ name, role_id }) => submit({ name: String(name).trim(), role_id: role_id ? Number(role_id) : null })}
      onClose={onClose}
      onDone={onClose}
    />
  )
}
