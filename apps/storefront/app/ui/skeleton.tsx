import type { ReactNode } from 'react'
import { useText } from '~/i18n/text.tsx'
import { classNames } from './class-names.ts'

/** A grey placeholder while something loads; give it the size of the content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classNames('block rounded-2 bg-line motion-safe:animate-skeleton', className)} />
)

/** Wraps the skeletons of an area and announces that it is loading. */
export function SkeletonArea({ className, children }: { className?: string; children: ReactNode }) {
  const t = useText()
  return (
    <div role="status" aria-busy className={className}>
      <span className="sr-only">{t('shell:loading')}</span>
      {children}
    </div>
  )
}

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

export const GoodsGridSkeleton = ({ count = 10 }: { count?: number }) => (
  <SkeletonArea className="goods-grid">
    {times(count).map((index) => (
      <div key={index} className="card overflow-hidden">
        <Skeleton className="aspect-square rounded-none" />
        <div className="space-y-2 p-3 md:p-4">
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-7 w-1/3" />
        </div>
      </div>
    ))}
  </SkeletonArea>
)

/** Rows of a list in a card: orders, addresses, logs. */
export const RowsSkeleton = ({ count = 5 }: { count?: number }) => (
  <SkeletonArea className="card divide-y divide-line">
    {times(count).map((index) => (
      <div key={index} className="flex items-center gap-4 p-4">
        <Skeleton className="size-16" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
        </div>
        <Skeleton className="h-6 w-16" />
      </div>
    ))}
  </SkeletonArea>
)

export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <SkeletonArea className="card space-y-4 p-6">
    {times(fields).map((index) => (
      <div key={index} className="space-y-2">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-11" />
      </div>
    ))}
  </SkeletonArea>
)
