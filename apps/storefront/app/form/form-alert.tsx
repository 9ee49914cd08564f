import { CircleAlert } from 'lucide-react'

/** What was refused and belongs to no field, above the form; read out when it appears, without room of its own before. */
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
