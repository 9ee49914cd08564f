import { findAsAdmin, findAsSeller, type FindResult } from '@fangshi/contract/find'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AreaName } from '../../../areas/areas.ts'
import { call } from '../../../session/api.ts'

const pauseMs = 250
/** A single character fits nearly everything. */
const shortest = 2

/** Rows by number or name, once typing pauses. */
export function useFound(area: AreaName, typed: string): readonly FindResult[] {
  const text = typed.trim()
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const isLong = text.length >= shortest
  const { data } = useQuery({
    queryKey: ['find', area, paused],
    queryFn: ({ signal }) =>
      call(area === 'Admin' ? findAsAdmin : findAsSeller, { query: { text: paused } }, { signal, quiet: true }),
    enabled: isLong && paused.length >= shortest,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return isLong ? (data ?? []) : []
}
