import ts from "typescript";

/** Regular expressions as written, with the first file of each. */
type Patterns = Map<string, string>;

/** Two slashes on a line that is no import and no comment, or a constructed pattern: most files have neither. */
const MAY_HOLD = /^(?! *(?:import |\*|\/[*/])).*\/.+\/|RegExp/m;

/**
 * Finds the regular expressions of source files by path and text.
 * @returns those that are written as literals; and the files that construct some from strings, which cannot
 * be listed
 */
export function findPatterns(files: ReadonlyMap<string, string>): { patterns: Patterns; makers: string[] } {
  const patterns: Patterns = new Map();
  const makers = new Set<string>();
  for (const [file, text] of files) {
    if (!MAY_HOLD.test(text)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node) && !patterns.has(node.text)) patterns.set(node.text, file);
      if (isMadeOfText(node)) makers.add(file);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  }
  return { patterns, makers: [...makers] };
}

function isMadeOfText(node: ts.Node): boolean {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === "RegExp";
}

/** Parses the literal of a regular expression. */
export function readPattern(literal: string): RegExp {
  const end = literal.lastIndexOf("/");
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}
