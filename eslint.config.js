import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noRawHtml = [
  {
    selector: 'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
    message: 'No raw HTML: text goes into React nodes.',
  },
  {
    selector: 'AssignmentExpression > MemberExpression[property.name=/^(innerHTML|outerHTML)$/]',
    message: 'No raw HTML.',
  },
  { selector: 'Literal[value=/^javascript:/i]', message: 'No javascript: addresses.' },
];

export default tseslint.config(
  { ignores: ['build/', 'dist/', 'data/', 'node_modules/', 'public/', 'server/db/migrations/'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Slices hold records by id: an entry leaves by `delete`.
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', ...noRawHtml],
    },
  },
  { ignores: ['**/*.test.*'], rules: { 'no-eval': 'error' } },
  {
    files: ['src/**', 'migration/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs['recommended-latest'].rules,
  },
  {
    files: ['src/**', 'migration/**'],
    ignores: ['src/shared/ui/lazyPart/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['lazy'],
              message: 'Use shared/ui/lazyPart, whose parts survive missing code.',
            },
          ],
        },
      ],
    },
  },
  // The measuring scripts print their tables.
  { files: ['tests/bench/**', 'tests/lineShare.js'], rules: { 'no-console': 'off' } },
  { files: ['eslint.config.js', 'tests/lineShare.js'], ...tseslint.configs.disableTypeChecked },
);
