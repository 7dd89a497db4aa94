export { ThemeStudio } from './ThemeStudio';
