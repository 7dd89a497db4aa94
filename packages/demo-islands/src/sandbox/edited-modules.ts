import type { CodeVariant } from '../frame/messages';
import { evaluateModule } from './evaluate';
import { ModuleError, faultOf } from './fault-of';
import { guardLoops } from './guard-loops';
import { fileKey, loadModules } from './modules';
import type { Importable } from './modules';

interface EditedModules {
  /** Code of the modules next to the demo, by file name. */
  modules?: Readonly<Record<string, string>>;
  /** Folder of the demo's page, relative to the repository. */
  folder: string;
  variant: CodeVariant;
}

/**
 * Replaces the modules next to a demo with edited ones. Each runs once, when it's first imported.
 *
 * @param importable - What code can import without the edits.
 */
export function withEditedModules(
  importable: Importable,
  { modules = {}, folder, variant }: EditedModules,
): Importable {
  const edited: Importable = { ...importable, files: { ...importable.files } };
  for (const [file, code] of Object.entries(modules)) {
    let loaded: Promise<unknown> | undefined;
    edited.files[fileKey(folder, `./${file}`)] = () => {
      loaded ??= loadModules(code, folder, edited)
        .then(async (require) =>
          evaluateModule({ ...(await guardLoops({ code, variant })), require }, file),
        )
        .catch(async (error: unknown) => {
          throw error instanceof ModuleError
            ? error
            : new ModuleError(file, error, await faultOf(error, { code, variant }));
        });
      return loaded;
    };
  }
  return edited;
}
