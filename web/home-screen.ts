import './home-styles.ts'

export { HomePage } from './home.tsx'
