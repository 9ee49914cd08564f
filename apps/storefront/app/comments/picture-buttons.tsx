import { usePictureTexts } from '~/pictures/own-texts.ts'
import { Picture } from '~/ui/goods/picture.tsx'

/** Small pictures in a row; each opens in full screen. */
export function PictureButtons({ images, onOpen }: { images: readonly string[]; onOpen: (at: number) => void }) {
  const t = usePictureTexts()
  if (!images.length) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {images.map((src, at) => (
        <li key={src}>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('picture:open', { at: at + 1 })}
            onClick={() => onOpen(at)}
            className="block cursor-zoom-in rounded-2"
          >
            <Picture
              src={src}
              alt=""
              side={80}
              sizes="80px"
              largest={320}
              className="size-18 rounded-2 bg-sunken object-cover md:size-20"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
