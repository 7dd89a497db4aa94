export { VersionBanner } from './VersionBanner';
