interface Props {
  heads: readonly string[]
  /** The first cell of each row heads it. */
  rows: readonly (readonly (string | number)[])[]
  className?: string | undefined
}

/** A plain table whose first column heads its rows. */
export const HeadedTable = ({ heads, rows, className }: Props) => (
  <table className={className}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two goods may have one name, and rows keep nothing of their own
        <tr key={index}>
          <th scope="row">{name}</th>
          {cells.map((cell, place) => (
            <td key={heads[place + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
