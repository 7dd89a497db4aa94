function isInstalled(module: string): boolean {
  try {
    require.resolve(module);
    return true;
  } catch {
    return false;
  }
}

/**
 * The statement that imports the default export of the first of some modules that is installed.
 *
 * @returns `null` if none is.
 */
export function defaultImport(name: string, modules: readonly string[]): string | null {
  const module = modules.find(isInstalled);
  return module ? `import ${name} from '${module}'` : null;
}

/** The icon of `@mui/icons-material` that a name such as `StarIcon` stands for; empty for others. */
export function materialIcon(name: string): string[] {
  const [, icon] = /^(\w+)Icon$/.exec(name) ?? [];
  return icon ? [`@mui/icons-material/${icon}`] : [];
}
