import path from 'node:path';
import type ts from 'typescript';
import type { ComponentApi } from '../../../src/api/types';
import { ownValue } from '../../../src/foundation/own-value';
import { classesSymbol, classesSymbolByType, describeClasses } from './classes';
import { componentDoc } from './component-doc';
import type { ComponentDoc } from './component-doc';
import { componentProps } from './component-type';
import type { ComponentProps } from './component-type';
import { defaultConfig } from './default-config';
import { ApiError } from './errors';
import type { FoundComponent } from './find-components';
import { importLines, slugOf } from './names';
import type { Declarations } from './program';
import { describeProp, publicNames } from './props';
import { refOf, rootElement } from './root-element';
import { runtimeSource } from './runtime-source';
import type { RuntimeSource } from './runtime-source';
import { describeSlots } from './slots';
import type { ApiTarget } from './options';
import { typePrinter } from './type-text';

/** A component before its inheritance is resolved, which needs all components. */
export interface Draft {
  api: ComponentApi;
  props: ComponentProps;
  inherits: ComponentDoc['inherits'];
}

/** Folder of the component in its package. */
function sourceFolder({ subpath, file, package: { folder } }: FoundComponent): string {
  return subpath ?? path.relative(folder, path.dirname(file));
}

function sourceLink(found: FoundComponent, target: ApiTarget, source: RuntimeSource): string {
  const { url, tag, packageFolders } = target.repository;
  const folder = path.posix.join(
    ownValue(packageFolders, found.package.name)!,
    sourceFolder(found),
  );
  const [name] = path.basename(found.file).split('.');
  return source.writtenIn
    ? `${url}/blob/${tag}/${folder}/${name}.${source.writtenIn}`
    : `${url}/tree/${tag}/${folder}`;
}

function declarationLink(found: FoundComponent, target: ApiTarget, source: RuntimeSource): string {
  const link = sourceLink(found, target, source);
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
  const factory = path.join(path.dirname(found.file), `create${found.name}.js`);
  return source.themeName ?? runtimeSource(factory, found.name).themeName;
}

/**
 * Describes a component except for its inheritance.
 *
 * @param exports - Exports of the component's module.
 * @param mainExports - Exports of the package's main entry.
 * @throws ApiError if it isn't declared as a component or lacks the declaration of a prop;
 *   UnresolvedTypeError if a type can't be resolved.
 */
export function draftComponent(
  { checker, exportsOf }: Declarations,
  found: FoundComponent,
  exports: ts.Symbol[],
  mainExports: ts.Symbol[],
  tags: Map<string, string>,
  target: ApiTarget,
): Draft {
  const place = { ...target, file: found.file };
  const props = componentProps(checker, checker.getTypeOfSymbol(found.symbol));
  if (!props) {
    throw new ApiError(
      place,
      `${found.name} is not declared as a component.`,
      'Teach plugins/reference/api-reference/component-type.ts this way to declare one.',
    );
  }
  const printer = typePrinter(checker, props.typeParameters);
  const source = runtimeSource(found.file.replace(/\.d\.(m?)ts$/, '.$1js'), found.name);
  const { description, deprecated, inherits } = componentDoc(found.symbol);
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
      slug: slugOf(found.name),
      ...(found.package.section === undefined ? {} : { section: found.package.section }),
      product: target.product,
      version: target.version,
      package: { name: found.package.name, version: found.package.version },
      imports: importLines(found),
      description,
      ...(deprecated === undefined ? {} : { deprecated }),
      props: publicNames(props, source.propTypes, found.name).map((name) => {
        const prop = describeProp(checker, printer, props, name, source.propTypes?.get(name));
        if (!prop) {
          throw new ApiError(
            place,
            `${found.name}.${name} is in propTypes, but isn't declared.`,
            'Reinstall the packages so that all that they depend on is there ("npm ci").',
          );
        }
        const set = defaults.get(name);
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
      source: sourceLink(found, target, source),
      declaration: declarationLink(found, target, source),
    },
  };
}
