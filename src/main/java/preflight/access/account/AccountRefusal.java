package preflight.access.account;

/** Something asked of accounts and keys that cannot be done; the message is fit for the one who asked. */
public final class AccountRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private AccountRefusal(String message) {
        super(message);
    }

    public static AccountRefusal noAccount(String id) {
        return new AccountRefusal("There is no account \"%s\".".formatted(id));
    }

    static AccountRefusal linkedElsewhere(String id) {
        return new AccountRefusal("The sign-in is linked to account \"%s\" already.".formatted(id));
    }

    public static AccountRefusal noKey(String id) {
        return new AccountRefusal("There is no key \"%s\".".formatted(id));
    }

    public static AccountRefusal tooManyKeys(int limit) {
        return new AccountRefusal(
                "The account has %d active keys, as many as it may. Revoke one first.".formatted(limit));
    }

    public static AccountRefusal wrongPepper() {
        return new AccountRefusal(
                "The pepper is not the one the keys in this database were hashed with: every key would be rejected. "
                        + "Set PREFLIGHT_KEYS_PEPPER, or restore the file pepper in the home folder.");
    }
}
