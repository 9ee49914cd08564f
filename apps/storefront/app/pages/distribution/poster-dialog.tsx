import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { buttonLook } from '~/ui/button-look.ts'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { drawPoster, type Poster } from './draw-poster.ts'
import { useDistributionTexts } from './own-texts.ts'

/** The address of a file that the page made, as long as it is shown. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

/** A picture of goods with a QR code, to save and to send on. */
export function PosterDialog({ poster, onClose }: { poster: Poster; onClose: () => void }) {
  const d = useDistributionTexts()
  const { data, isError, refetch } = useQuery({
    queryKey: ['poster', poster.link],
    queryFn: () => drawPoster(poster),
    retry: false,
    gcTime: 0,
  })
  const url = useObjectUrl(data)
  return (
    <Dialog isOpen onClose={onClose} title={d('distribution:posterTitle')}>
      <div className="flex flex-col items-center gap-4">
        {isError ? (
          <>
            <p role="alert" className="text-bad">
              {d('distribution:posterFailed')}
            </p>
            <Button onClick={() => void refetch()}>{d('distribution:retry')}</Button>
          </>
        ) : url ? (
          <>
            <img
              src={url}
              alt={d('distribution:posterAlt', { name: poster.name })}
              width={750}
              height={1170}
              className="h-auto w-full max-w-72 rounded-3 border border-line"
            />
            <a href={url} download="poster.png" className={buttonLook('brand', 'm')}>
              {d('distribution:save')}
            </a>
          </>
        ) : (
          <Skeleton className="aspect-[75/117] w-full max-w-72" />
        )}
      </div>
    </Dialog>
  )
}
