export { LicenseList } from './LicenseList';
