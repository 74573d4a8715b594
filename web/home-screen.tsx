import './home-styles.tsx'

export { Screen } from './home.tsx'
