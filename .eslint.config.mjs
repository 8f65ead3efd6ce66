import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["**/build/**", "node_modules/**", ".data/**", "test-results/**"] },
  ...tseslint.configs.recommended,
  {
    // React alone: the rules of hooks run a compiler over each file.
    files: ["**/*.tsx", "app/{features,routes,ui,web}/**/*.ts"],
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: {
      ...reactHooks.configs["recommended-latest"]?.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "no-console": "error",
      eqeqeq: "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "no-duplicate-imports": "error",
      "no-warning-comments": [
        "error",
        { terms: ["what", "who", "whose", "whoever", "somebody"], location: "start", decoration: ["*"] },
      ],
    },
  },
);
