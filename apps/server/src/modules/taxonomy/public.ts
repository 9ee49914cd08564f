/** Classes in three levels and brands (rules §3). */
export { localClassTree } from './class-tree.ts'
export { createBrand, createClass, type NewBrand, type NewClass } from './create.ts'
export { brandRows, classRows, levelOf, pathOf, type BrandRow, type ClassRow } from './taxonomy.db.ts'
export { brandRenamed, classChanged } from './hooks.ts'
export { classTree, showBrand } from './taxonomy.show.ts'
