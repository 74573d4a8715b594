// Order matters: tokens first, then from the page to its parts.
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/bars.css'
import '#ui/button.css'
import '#ui/rows.css'
import '#ui/call.css'
import '#ui/sheets.css'
