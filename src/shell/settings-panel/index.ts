export { ColorModeToggle } from './ColorModeToggle';
export { SettingsButton } from './SettingsButton';
