package com.acme.desk.tickets.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.util.UUID;
import org.hibernate.annotations.DynamicUpdate;

@Entity
@Table(name = "ticket")
@DynamicUpdate
public class Ticket {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Long id;

  @Column(name = "client_id", nullable = false)
  private UUID clientId;

  @Column(name = "title", nullable = false, length = 120)
  private String title;

  @Column(name = "created_by", length = 64)
  private String createdBy;

  public Long getId() {
    return id;
  }

  public UUID getClientId() {
    return clientId;
  }

  public void setClientId(UUID clientId) {
    this.clientId = clientId;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public String getCreatedBy() {
    return createdBy;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Ticket that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Ticket.class.hashCode();
  }
}
