import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '@plumbline/contract'
import { declaredDelimiter, delimiterOf, delimiters } from './csv-header'
import { ImportRejected, tooManyColumns, tooManyRows } from './import-rejected'
import { requiredHeaders } from './import-rows'

/** Spreadsheets save rows that were used once, so a file may have many that are blank. */
const MAX_LINES = 10 * MAX_IMPORT_ROWS
/** Hundreds of columns with long names. */
const MAX_HEADER_LENGTH = 64 * 1024
const [QUOTE, SPACE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x20, 0x0a, 0x0d]

/**
 * Counts the rows and columns of a CSV before it's parsed, piece by piece: a parser would build millions of cells out of
 * a few megabytes of separators. Quotes hide separators and line breaks from it as they do from the parser.
 */
export class CsvScanner {
  private header = ''
  private delimiter: number | undefined
  private lines = 0
  private rows = 0
  private separators = 0
  private hasContent = false
  private isCellStart = true
  private isQuoted = false
  private isAfterQuote = false
  private isAfterReturn = false

  scan(text: string) {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (this.delimiter === undefined) this.collectHeader(text[at] ?? '')
      if (!this.isHiddenByQuotes(code)) this.scanPlain(code)
      this.isAfterReturn = code === CARRIAGE_RETURN
    }
  }

  /** A quote opens a cell at its start only, and closes it only before a separator or a line break. */
  private isHiddenByQuotes(code: number): boolean {
    if (this.isAfterQuote) {
      if (code === SPACE) return true
      this.isAfterQuote = false
      if (this.isSeparator(code) || isLineBreak(code)) return false
      this.isQuoted = true
      return true
    }
    if (this.isQuoted && code === QUOTE) {
      this.isQuoted = false
      this.isAfterQuote = true
      return true
    }
    return this.isQuoted
  }

  private scanPlain(code: number) {
    if (isLineBreak(code)) {
      if (code === CARRIAGE_RETURN || !this.isAfterReturn) this.endLine()
    } else if (this.isSeparator(code)) {
      this.isCellStart = true
      if (++this.separators >= MAX_IMPORT_COLUMNS && this.delimiter !== undefined) throw tooManyColumns()
    } else {
      if (code === QUOTE && this.isCellStart) this.isQuoted = true
      if (code > SPACE) this.hasContent = true
      this.isCellStart = false
    }
  }

  private isSeparator(code: number) {
    return this.delimiter === undefined ? anyDelimiter.has(code) : code === this.delimiter
  }

  private endLine() {
    if (this.delimiter === undefined) this.endHeader()
    if (this.hasContent) this.rows++
    if (this.rows > MAX_IMPORT_ROWS + 1 || ++this.lines > MAX_LINES) throw tooManyRows()
    this.separators = 0
    this.hasContent = false
    this.isCellStart = true
  }

  private collectHeader(character: string) {
    this.header += character
    if (this.header.length <= MAX_HEADER_LENGTH) return
    if (delimiters.some(delimiter => hasTooManyColumns(this.header, delimiter))) throw tooManyColumns()
    throw new ImportRejected('import_csv_headers', { headers: requiredHeaders.join(', ') })
  }

  /** What separates the cells shows in the first line that says something. */
  private endHeader() {
    const line = this.header
    this.header = ''
    if (!this.hasContent) return
    const declared = declaredDelimiter(`${line}\n`)?.[1]
    const delimiter = declared ?? delimiterOf(line)
    this.delimiter = delimiter.charCodeAt(0)
    if (declared) this.hasContent = false
    else if (hasTooManyColumns(line, delimiter)) throw tooManyColumns()
  }
}

const hasTooManyColumns = (line: string, delimiter: string) =>
  line.split(delimiter, MAX_IMPORT_COLUMNS + 1).length > MAX_IMPORT_COLUMNS
const anyDelimiter = new Set(delimiters.map(delimiter => delimiter.charCodeAt(0)))
const isLineBreak = (code: number) => code === LINE_FEED || code === CARRIAGE_RETURN
