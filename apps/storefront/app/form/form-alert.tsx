import { CircleAlert } from 'lucide-react'

/** An error that belongs to no field, above the form. It is announced when it appears and takes no space before. */
export const FormAlert = ({ text }: { text: string | undefined }) => (
  <div role="alert" className="empty:absolute">
    {text && (
      <p className="flex items-start gap-2 rounded-2 bg-bad-50 px-3 py-2 text-bad">
        <CircleAlert size={18} className="mt-0.5" />
        {text}
      </p>
    )}
  </div>
)
