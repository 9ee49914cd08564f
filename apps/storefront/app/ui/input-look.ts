/** Shared look of inputs. 16 px letters on phones keep iOS from zooming in. */
export const inputLook =
  'w-full rounded-2 border border-line-strong bg-surface px-3 text-16 text-ink transition duration-100 hover:border-ink-3 aria-invalid:border-bad disabled:bg-sunken disabled:text-ink-3 md:text-14'

export const inputHeight = 'h-11 md:h-10'
