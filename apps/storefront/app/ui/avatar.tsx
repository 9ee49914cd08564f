import { classNames } from './class-names.ts'

/** A person's photo, or the first letter of the name, which is shown beside it. */
export function Avatar({ src, name, className }: { src: string; name: string; className: string }) {
  const look = classNames('shrink-0 rounded-full', className)
  if (src) return <img src={src} alt="" width={150} height={150} className={classNames(look, 'object-cover')} />
  return (
    <span aria-hidden className={classNames(look, 'flex items-center justify-center bg-brand-50 font-bold text-brand')}>
      {[...name][0]?.toUpperCase()}
    </span>
  )
}
