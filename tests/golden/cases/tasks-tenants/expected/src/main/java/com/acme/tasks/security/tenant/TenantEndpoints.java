package com.acme.tasks.security.tenant;

import com.acme.tasks.security.LocalSignIn;
import com.acme.tasks.security.account.AccountProblem;
import com.acme.tasks.security.account.Accounts;
import com.acme.tasks.security.account.RefreshTokens;
import com.acme.tasks.security.audit.AccountEvent;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/**
 * Which tenant an account belongs to, for administrators of all tenants. A change takes effect with
 * the next token.
 */
@RestController
@RequestMapping("/auth/accounts/{id}/tenant")
@LocalSignIn
public class TenantEndpoints {
  /** The key of a tenant, in writing. */
  public record AccountTenant(@NotBlank @Size(max = 255) String tenant) {}

  private final Tenants tenants;
  private final Accounts accounts;
  private final RefreshTokens refreshTokens;
  private final ApplicationEventPublisher events;

  public TenantEndpoints(
      Tenants tenants,
      Accounts accounts,
      RefreshTokens refreshTokens,
      ApplicationEventPublisher events) {
    this.tenants = tenants;
    this.accounts = accounts;
    this.refreshTokens = refreshTokens;
    this.events = events;
  }

  @GetMapping
  public AccountTenant get(@PathVariable String id) {
    return tenants.of(id).map(AccountTenant::new).orElseThrow(AccountProblem::unknownAccount);
  }

  @PutMapping
  public AccountTenant set(@PathVariable String id, @Valid @RequestBody AccountTenant request) {
    check(id);
    tenants.set(id, request.tenant());
    changed(id, request.tenant());
    return request;
  }

  @DeleteMapping
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void remove(@PathVariable String id) {
    check(id);
    tenants.remove(id);
    changed(id, null);
  }

  private void check(String id) {
    accounts.find(id).orElseThrow(AccountProblem::unknownAccount);
  }

  private void changed(String id, String tenant) {
    refreshTokens.endAll(id);
    events.publishEvent(new AccountEvent("tenant-changed", id, tenant));
  }
}
