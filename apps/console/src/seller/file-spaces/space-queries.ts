import { fileSpaceDirs, fileSpaces } from '@fangshi/contract/file-spaces'
import type { RowOf } from '@fangshi/contract/resource'
import { queries } from '../../session/queries.ts'
import { listQuery } from '../../kit/list/use-list.ts'

export type Folder = RowOf<typeof fileSpaceDirs>
export type Picture = RowOf<typeof fileSpaces>

/** Pictures on a page. */
export const picturesPerPage = 30
const maxFolders = 400

/** All folders of the store. */
export const foldersQuery = listQuery(fileSpaceDirs, { page: 1, per_page: maxFolders })

/** A page of pictures: of a folder, or without one of all. */
export const picturesQuery = (page: number, folder: number | undefined, name: string) =>
  listQuery(fileSpaces, {
    page,
    per_page: picturesPerPage,
    ...(folder === undefined ? {} : { dir_id: folder }),
    ...(name ? { name: `${name}|like` } : {}),
  })

/** After a change: folders with their counts, and pictures. */
export async function refreshSpace(): Promise<void> {
  await Promise.all(
    [fileSpaceDirs, fileSpaces].map(({ path }) => queries.invalidateQueries({ queryKey: [path, 'list'] })),
  )
}
