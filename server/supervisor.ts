// Services installed before November 2026 start this file.
import './main.ts'
