export { ThemeViewer } from './ThemeViewer';
