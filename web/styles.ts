// The order matters: tokens first, then the page, then its parts.
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/layout.css'
import '#ui/bars.css'
import '#ui/button.css'
import '#ui/rows.css'
import '#ui/call.css'
import '#ui/sheets.css'
