package org.members.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import org.hibernate.annotations.Immutable;
import org.hibernate.annotations.Subselect;

/**
 * A row of the view active_member. Rows are read as values and never found by a key, which a view
 * need not have.
 */
@Entity
@Immutable
@Subselect("select id, email from active_member")
public class ActiveMember {
  @Id
  @Column(name = "id")
  private Long id;

  @Column(name = "email", length = 254)
  private String email;
}
