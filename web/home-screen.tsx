import './home-styles.tsx'

export { HomePage } from './home.tsx'
