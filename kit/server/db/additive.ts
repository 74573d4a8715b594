/**
 * Why the version before could not work on with the change that this SQL makes; undefined if it can, because the SQL only
 * adds. What is not known to be harmless counts as harmful, unless the file says in a comment of its own why it is not:
 * `-- works with the version before: {reason}`.
 */
export function notAdditive(sql: string): string | undefined {
  if (/^-- works with the version before: \S/m.test(sql)) return undefined
  const statements = split(sql)
  const created = new Set(
    statements.flatMap(text => /^create table (?:if not exists )?(\w+)/i.exec(text)?.[1] ?? []),
  )
  const harmful = statements.find(text => !onlyAdds(text, created))
  return harmful?.replace(/\s+/g, ' ').slice(0, 80)
}

function onlyAdds(text: string, created: ReadonlySet<string>): boolean {
  if (/^(create (table|index|sequence|type|view|function)|comment|grant|insert)\b/i.test(text)) return true
  // A new constraint also applies to what the version before writes, unless it does not know the table.
  const bound =
    /^create (?:or replace )?(?:constraint )?trigger .*? on (\w+)/is.exec(text) ??
    /^create unique index .*? on (\w+)/is.exec(text) ??
    /^(?:alter table|insert into|update|delete from) (?:only )?(\w+)/is.exec(text)
  if (bound?.[1] && created.has(bound[1])) return true
  const altered = /^alter table (?:only )?\w+\s+(.*)$/is.exec(text)?.[1]
  return altered !== undefined && parts(altered).every(addsColumn)
}

// A row of the version before has no value for the column, so it must be allowed to be empty or have a default.
const addsColumn = (part: string) =>
  /^add column\b/i.test(part) &&
  (!/\bnot null\b/i.test(part) || /\bdefault\b/i.test(part)) &&
  !/\b(unique|primary key)\b/i.test(part)

/** Statements without comments; a semicolon in quotes or in a function's body ends none. */
function split(sql: string): string[] {
  const text = sql.replace(/^\s*--.*$/gm, '')
  const pieces = text.match(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--.*|;|[^;$'-]+|[$'-]/g) ?? []
  const statements = ['']
  for (const piece of pieces) {
    if (piece === ';') statements.push('')
    else if (!piece.startsWith('--')) statements[statements.length - 1] += piece
  }
  return statements.map(statement => statement.trim()).filter(Boolean)
}

/** Actions of one `alter table`, separated by commas outside brackets. */
function parts(actions: string): string[] {
  const found = ['']
  let depth = 0
  for (const letter of actions) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found.map(part => part.trim())
}
