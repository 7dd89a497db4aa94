import path from 'node:path';
import type ts from 'typescript';
import type { ComponentApi } from '../types';
import { classesSymbol, classesSymbolByType, describeClasses } from './classes';
import { componentProps } from './component-type';
import type { ComponentProps } from './component-type';
import { defaultConfig } from './default-config';
import { ComponentApiError } from './errors';
import type { FoundComponent } from './find-components';
import { importLines } from './imports';
import { docOfSymbol } from './jsdoc';
import type { ComponentComment, Conventions, Repository } from './options';
import { ownValue } from './own-value';
import type { Declarations } from './program';
import { describeProp, publicNames } from './props';
import { refOf, rootElement } from './root-element';
import { runtimeSource } from './runtime-source';
import type { RuntimeSource } from './runtime-source';
import { describeSlots } from './slots';
import { typePrinter } from './type-text';

/** A component before its inheritance is resolved, which needs all components. */
export interface Draft {
  api: ComponentApi;
  props: ComponentProps;
  inherits: ComponentComment['inherits'];
}

/** Folder of the component in its package. */
function sourceFolder({ subpath, file, package: { folder } }: FoundComponent): string {
  return subpath ?? path.relative(folder, path.dirname(file));
}

function sourceLink(found: FoundComponent, repository: Repository, source: RuntimeSource): string {
  const { url, tag, packageFolders } = repository;
  const folder = path.posix.join(
    ownValue(packageFolders, found.package.name)!,
    sourceFolder(found),
  );
  const [name] = path.basename(found.file).split('.');
  return source.writtenIn
    ? `${url}/blob/${tag}/${folder}/${name}.${source.writtenIn}`
    : `${url}/tree/${tag}/${folder}`;
}

function declarationLink(
  found: FoundComponent,
  repository: Repository,
  source: RuntimeSource,
): string {
  const link = sourceLink(found, repository, source);
  const node = found.symbol.declarations?.find(
    (declaration) => declaration.getSourceFile().fileName === found.file,
  );
  // Declarations of TypeScript sources are build output that the repository doesn't contain.
  if (source.writtenIn !== 'js' || !node) {
    return link;
  }
  const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
  return `${link.replace(/\.js$/, '.d.ts')}#L${line + 1}`;
}

/** The component's factory (`createStack.js`) reads the theme. */
function themeNameOf(found: FoundComponent, source: RuntimeSource): string | null {
  const factory = path.join(path.dirname(found.file), `create${found.name}.d.ts`);
  return source.themeName ?? runtimeSource(factory, found.package.folder, found.name).themeName;
}

/** What the components of a library are described with. */
export interface Context {
  declarations: Declarations;
  /** Elements by DOM interface. */
  tags: Map<string, string>;
  repository: Repository | undefined;
  conventions: Conventions;
}

/**
 * Describes a component except for its inheritance.
 *
 * @param exports - Exports of the component's module.
 * @param mainExports - Exports of the package's main entry.
 * @throws ComponentApiError if it isn't declared as a component, or a type or the declaration of a
 *   prop is missing.
 */
export function draftComponent(
  found: FoundComponent,
  exports: ts.Symbol[],
  mainExports: ts.Symbol[],
  { declarations: { checker, exportsOf }, tags, repository, conventions }: Context,
): Draft {
  const props = componentProps(checker, checker.getTypeOfSymbol(found.symbol));
  if (!props) {
    throw new ComponentApiError(
      found.file,
      `${found.name} is not declared as a component.`,
      'Let `isPublic` refuse it, or report its declaration.',
    );
  }
  const printer = typePrinter(checker, props.typeParameters);
  const source = runtimeSource(found.file, found.package.folder, found.name);
  const { text, deprecated } = docOfSymbol(found.symbol);
  const { description, inherits } = conventions.readComment?.(text) ?? {
    description: text,
    inherits: null,
  };
  const ref = refOf(checker, printer, props);
  const element = rootElement(checker, printer, props, source.styled.get('root'), tags);
  const defaults = defaultConfig(checker, exportsOf(found.file));
  const classesObject =
    classesSymbol(exports, found.name) ?? classesSymbolByType(mainExports, props.type);
  const classesProp = props.type.getProperty('classes');
  const classesType = classesProp
    ? checker.getNonNullableType(checker.getTypeOfSymbol(classesProp))
    : null;
  const classes = classesObject ? describeClasses(checker, classesObject, classesType) : [];
  return {
    props,
    inherits,
    api: {
      name: found.name,
      package: { name: found.package.name, version: found.package.version },
      imports: importLines(found),
      description,
      ...(deprecated === undefined ? {} : { deprecated }),
      props: publicNames(checker, props, source.propTypes, found.name, conventions).map((name) => {
        const prop = describeProp(checker, printer, props, name, source.propTypes?.get(name));
        if (!prop) {
          throw new ComponentApiError(
            found.file,
            `${found.name}.${name} is in propTypes, but isn't declared.`,
            'Reinstall the packages so that all that they depend on is there ("npm ci").',
          );
        }
        const inCode = conventions.documentsAllProps ? undefined : source.defaults.get(name);
        const set = defaults.get(name) ?? prop.default ?? inCode;
        return set === undefined ? prop : { ...prop, default: set };
      }),
      sx: Boolean(props.type.getProperty('sx')),
      // Elements such as `table` have other attributes of system props, such as `bgcolor`.
      systemProps: Boolean(props.type.getProperty('paddingInlineStart')),
      ref,
      spread: element ? { kind: 'element', name: element } : null,
      inheritance: null,
      inheritedProps: [],
      slots: describeSlots(checker, printer, props, classes, source.styled),
      classes,
      themeName: themeNameOf(found, source),
      source: repository ? sourceLink(found, repository, source) : null,
      declaration: repository ? declarationLink(found, repository, source) : null,
    },
  };
}
