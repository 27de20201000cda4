import ts from 'typescript';

/** The types of a source by name, each with its fields by path and their types; `?` and `readonly` do not count. */
type Types = Record<string, Record<string, string>>;

/** Reads interfaces and type aliases, exported or not. Constant lists are resolved. */
export function typesIn(code: string): Types {
  const file = ts.createSourceFile('types.ts', code, ts.ScriptTarget.Latest, true);
  const lists = listsIn(file);
  const types: Types = {};
  for (const statement of file.statements) {
    if (ts.isTypeAliasDeclaration(statement))
      types[statement.name.text] = {
        '': typeText(statement.type, lists),
        ...fieldsOf(statement.type, '', lists),
      };
    if (ts.isInterfaceDeclaration(statement))
      types[statement.name.text] = {
        '': statement.heritageClauses?.map((clause) => clause.getText()).join(' ') ?? '',
        ...memberFields(statement.members, '', lists),
      };
  }
  return types;
}

/** The fields of each interface that are not marked by `?`, those that it inherits first. */
export function requiredIn(code: string): Map<string, string[]> {
  const required = new Map<string, string[]>();
  for (const statement of ts.createSourceFile('types.ts', code, ts.ScriptTarget.Latest, true).statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const parents = statement.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
    required.set(statement.name.text, [
      ...parents.flatMap(({ expression }) => required.get(expression.getText()) ?? []),
      ...statement.members.flatMap(({ name, questionToken }) =>
        name && !questionToken ? name.getText() : [],
      ),
    ]);
  }
  return required;
}

type Lists = ReadonlyMap<string, string>;

/** Lists `as const` by name, as the union of what they hold. */
function listsIn(file: ts.SourceFile): Lists {
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(
    declarations.flatMap(({ name, initializer }) => {
      const list = initializer && ts.isAsExpression(initializer) ? initializer.expression : undefined;
      if (list === undefined || !ts.isArrayLiteralExpression(list)) return [];
      return [[name.getText(), list.elements.map((element) => element.getText()).join(' | ')]];
    }),
  );
}

function memberFields(members: ts.NodeArray<ts.TypeElement>, path: string, lists: Lists) {
  const fields: Record<string, string> = {};
  for (const member of members) {
    if (!ts.isPropertySignature(member) || member.type === undefined) continue;
    const name = `${path}${member.name.getText()}`;
    fields[name] = typeText(member.type, lists);
    Object.assign(fields, fieldsOf(member.type, `${name}.`, lists));
  }
  return fields;
}

/** Fields of the object types within a type. */
function fieldsOf(type: ts.Node, path: string, lists: Lists): Record<string, string> {
  if (ts.isTypeLiteralNode(type)) return memberFields(type.members, path, lists);
  const fields: Record<string, string> = {};
  ts.forEachChild(type, (part) => void Object.assign(fields, fieldsOf(part, path, lists)));
  return fields;
}

/** A type in one line; of an object within it stands that it is one. */
function typeText(type: ts.TypeNode, lists: Lists): string {
  if (ts.isTypeLiteralNode(type)) return '{}';
  if (ts.isParenthesizedTypeNode(type)) return typeText(type.type, lists);
  if (ts.isUnionTypeNode(type)) return type.types.map((part) => typeText(part, lists)).join(' | ');
  if (ts.isIntersectionTypeNode(type)) return type.types.map((part) => typeText(part, lists)).join(' & ');
  if (ts.isArrayTypeNode(type)) return `${typeText(type.elementType, lists)}[]`;
  if (ts.isTypeOperatorNode(type)) return typeText(type.type, lists);
  const [, list = ''] = /^\(typeof (\w+)\)\[number\]$/.exec(type.getText()) ?? [];
  return lists.get(list) ?? type.getText();
}
